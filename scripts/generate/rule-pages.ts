import path from 'node:path';
import type { Fixture } from '../../core/src/rules/fixture.ts';
import type { CoreSources } from './core-sources.ts';
import { readNoise } from './noise.ts';
import { rulePage } from './rule-page.ts';

/** The pages of the documentation about each rule, by file name. Stops if a rule throws. */
export async function rulePages(
	root: string,
	core: CoreSources,
): Promise<ReadonlyMap<string, string>> {
	const noise = readNoise(path.join(root, 'bench/noise.json'));
	const audit = (fixture: Fixture) =>
		core.auditHtml(core.fixtureHtml(fixture), {
			...core.fixtureOptions(fixture),
			onError: (_rule, cause) => {
				throw cause;
			},
		});
	const names = new Set(core.rules.map(({ name }) => name));
	const files = (await core.allFixtures()).filter(({ rule }) => names.has(rule.name));
	return new Map(
		files.map((fixtures) => [
			`${fixtures.rule.name}.md`,
			rulePage({ rule: fixtures.rule, fixtures, audit, noise }),
		]),
	);
}

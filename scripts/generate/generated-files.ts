import path from 'node:path';
import type { Fixture } from '../../core/src/rules/fixture.ts';
import type { LocaleTexts } from '../check/translations.ts';
import { characterRuns } from './character-runs.ts';
import { type CoreSources, loadCore } from './core-sources.ts';
import { engineTextsFiles } from './engine-texts.ts';
import { languageCodeFiles } from './language-codes.ts';
import { localeJson } from './locale-files.ts';
import { readNoise } from './noise.ts';
import { pageReaderFiles } from './page-reader.ts';
import { ruleIndex } from './rule-index.ts';
import { rulePage } from './rule-page.ts';
import { terminalPicture } from './terminal-picture.ts';
import { translatedTexts } from './translated-texts.ts';

/** Files generated with core itself, by path; `registries` must exist before. Stops if a rule throws. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
	const core = await loadCore(root);
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
	const pages = files.map((fixtures): [string, string] => [
		`docs/rules/${fixtures.rule.name}.md`,
		rulePage({ rule: fixtures.rule, fixtures, audit, noise }),
	]);
	const english = englishTexts(core);
	return new Map([
		...pages,
		['docs/rules/README.md', ruleIndex(core, noise)],
		['docs/images/terminal.svg', terminalPicture(core)],
		['core/src/locales/en.json', localeJson(english)],
		...engineTextsFiles(root, english),
		...translatedTexts(root, english),
		...languageCodeFiles(),
		['core/src/text/words/character-runs.generated.ts', characterRuns()],
		...(await pageReaderFiles(root)),
	]);
}

/** All English texts by key: the source of translations. */
function englishTexts({ phrases, rules, ruleTexts }: CoreSources): LocaleTexts {
	return Object.fromEntries([
		...Object.entries(phrases).map(([key, text]) => [`phrase.${key}`, text]),
		...rules.flatMap(ruleTexts),
	]);
}

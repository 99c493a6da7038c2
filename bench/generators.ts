import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtProgram } from '../server/src/testing/built-program.ts';
import type { Figure } from './figures/figure.ts';
import { auditedByAgent } from './generators/audited-by-agent.ts';
import { auditedCommit, type Finding } from './generators/audited-commit.ts';
import { builtSite } from './generators/build-site.ts';
import { builtPages } from './generators/built-pages.ts';
import { commentFaults } from './generators/comment-faults.ts';
import { type Fault, faults } from './generators/faults.ts';
import type { Generator } from './generators/generator.ts';
import { generators } from './generators/generators.ts';
import { withResults } from './results-text.ts';

/**
 * Builds one small site with each generator, audits the folder, plants faults in the HTML and audits
 * it again, as a pipeline and as an agent do. Needs the registry of npm, so `npm run bench` leaves it out.
 *
 *   generators.ts [NAME …]   prints the faults found, and every finding above note without a fault
 *   generators.ts --save     also writes them into RESULTS.md
 */
const { positionals: asked, values } = parseArgs({
	allowPositionals: true,
	options: { save: { type: 'boolean' } },
});
const plumbline = fileURLToPath(
	await builtProgram(new URL('../server/src/main.ts', import.meta.url)),
);
/** The faults that the third commit does not mend. */
const left = faults.filter((_, index) => index % 2 === 0);
const figures: Figure[] = [];
for (const generator of generators) {
	if (asked.length > 0 && !asked.includes(generator.name.toLowerCase())) continue;
	figures.push(...(await figuresOf(generator)));
}
for (const { measured, name } of figures) console.log(`${name}: ${measured}`);
if (values.save) {
	const results = new URL('RESULTS.md', import.meta.url);
	const group = {
		title: 'Sites of generators',
		method: `\`npm run ts -- bench/generators.ts\`: 27 pages, built by each generator in its usual form and audited as a folder, then again with ${faults.length} faults planted in the HTML, each on a page of its own. Three commits (without faults, with all, with every second one) go through baseline and comment, and the second through the official client of the tools.`,
		figures,
	};
	writeFileSync(results, withResults(readFileSync(results, 'utf8'), [group]));
}

async function figuresOf(generator: Generator): Promise<readonly Figure[]> {
	const { name } = generator;
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-generator-'));
	try {
		console.log(`Building with ${name} …`);
		const site = builtSite(generator, folder);
		const clean = join(folder, 'clean-build');
		cpSync(site, clean, { recursive: true });
		const first = await auditedCommit(plumbline, site, null);
		const pages = builtPages(site);
		for (const { plant } of faults) plant(pages);
		const second = await auditedCommit(plumbline, site, first);
		const byAgent = await auditedByAgent(plumbline, site);
		rmSync(site, { recursive: true });
		cpSync(clean, site, { recursive: true });
		for (const { plant } of left) plant(pages);
		const third = await auditedCommit(plumbline, site, second);

		const isOf =
			({ page, rule }: Fault) =>
			(one: Finding) =>
				one.rule === rule && one.file === pages.pathOf(page);
		const missed = faults.filter(
			(fault) => !second.findings.some(isOf(fault)) || first.findings.some(isOf(fault)),
		);
		const serious = first.findings.filter(({ severity }) => severity !== 'note');
		const others = second.findings.filter(
			(one) => one.severity !== 'note' && !faults.some((fault) => isOf(fault)(one)),
		);
		const wrong = [
			...commentFaults(second, first).map((text) => `second: ${text}`),
			...commentFaults(third, second).map((text) => `third: ${text}`),
			...left
				.filter((fault) => !third.findings.some(isOf(fault)))
				.map((fault) => `third: “${fault.name}” is not left`),
		];
		const findings = faults.filter((fault) => !second.findings.find(isOf(fault))?.isHint);
		const unheard = findings.filter(({ rule }) => !byAgent.rules.has(rule));
		return [
			{
				name: `${name}: faults found`,
				measured: [
					`${faults.length - missed.length} of ${faults.length}`,
					...missed.map((one) => one.name),
				].join('; '),
				aim: 'all',
				holds: missed.length === 0,
			},
			{
				name: `${name}: findings above note without a fault`,
				measured: listed(serious),
				aim: 'none',
				holds: serious.length === 0,
			},
			{
				name: `${name}: other findings above note with the faults`,
				measured: listed(others),
				aim: '–',
				holds: true,
			},
			{
				name: `${name}: wrong or missing in the comments on three commits`,
				measured: wrong.join('; ') || 'none',
				aim: 'none',
				holds: wrong.length === 0,
			},
			{
				name: `${name}: pages and faults that an agent reads over stdio`,
				measured: [
					`${byAgent.pages} pages`,
					`${findings.length - unheard.length} of ${findings.length}`,
					...unheard.map((one) => one.name),
				].join('; '),
				aim: 'all',
				holds: unheard.length === 0,
			},
		];
	} catch (error) {
		console.error(`${name} is left out:`, error);
		return [];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Each rule with its pages and one message. */
function listed(findings: readonly Finding[]): string {
	const byRule = Map.groupBy(findings, ({ rule }) => rule);
	const lines = [...byRule].map(([rule, [first, ...more]]) => {
		return `${rule} on ${1 + more.length} (${first?.file}: ${first?.message})`;
	});
	return lines.join('; ') || 'none';
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtProgram } from '../server/src/testing/built-program.ts';
import type { Figure } from './figures/figure.ts';
import { origin } from './generators/bakery.ts';
import { builtSite } from './generators/build-site.ts';
import { builtPages } from './generators/built-pages.ts';
import { type Fault, faults } from './generators/faults.ts';
import type { Generator } from './generators/generator.ts';
import { generators } from './generators/generators.ts';
import { withResults } from './results-text.ts';

/**
 * Builds one small site with each generator, audits the folder, plants faults in the HTML and audits
 * it again. Needs the registry of npm, so `npm run bench` leaves it out.
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
const figures = generators
	.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()))
	.flatMap(figuresOf);
for (const { measured, name } of figures) console.log(`${name}: ${measured}`);
if (values.save) {
	const results = new URL('RESULTS.md', import.meta.url);
	const group = {
		title: 'Sites of generators',
		method: `\`npm run ts -- bench/generators.ts\`: 27 pages, built by each generator in its usual form and audited as a folder, then again with ${faults.length} faults planted in the HTML, each on a page of its own.`,
		figures,
	};
	writeFileSync(results, withResults(readFileSync(results, 'utf8'), [group]));
}

function figuresOf(generator: Generator): readonly Figure[] {
	const { name } = generator;
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-generator-'));
	try {
		console.log(`Building with ${name} …`);
		const site = builtSite(generator, folder);
		const before = audited(site);
		const pages = builtPages(site);
		for (const { plant } of faults) plant(pages);
		const after = audited(site);
		const isFound = ({ page, rule }: Fault) =>
			after.some((one) => one.rule === rule && one.file === pages.pathOf(page)) &&
			!before.some((one) => one.rule === rule && one.file === pages.pathOf(page));
		const missed = faults.filter((fault) => !isFound(fault));
		const isPlanted = ({ file, rule }: Finding) =>
			faults.some((fault) => fault.rule === rule && pages.pathOf(fault.page) === file);
		const serious = before.filter(({ severity }) => severity !== 'note');
		const others = after.filter((one) => one.severity !== 'note' && !isPlanted(one));
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
		];
	} catch (error) {
		console.error(`${name} is left out:`, error);
		return [];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

interface Finding {
	readonly file: string;
	readonly rule: string;
	readonly severity: string;
	readonly message: string;
}

/** The part of the command’s JSON that this reads. */
interface AuditJson {
	readonly pages: readonly {
		readonly subject: string;
		readonly audit: readonly {
			readonly rule_name: string;
			readonly status: string;
			readonly severity: string;
			readonly superseded: boolean;
			readonly occurrences: readonly { readonly message: string }[];
		}[];
	}[];
}

function audited(site: string): readonly Finding[] {
	const words = ['audit', '.', '--base-url', origin, '--json', '--fail-on', 'never'];
	const json = execFileSync(process.execPath, [plumbline, ...words], {
		cwd: site,
		encoding: 'utf8',
		maxBuffer: 256 * 1024 * 1024,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const { pages } = JSON.parse(json) as AuditJson;
	return pages.flatMap(({ audit, subject }) =>
		audit
			.filter(({ status, superseded }) => /^(?:failed|information)$/.test(status) && !superseded)
			.map(({ occurrences, rule_name: rule, severity }) => {
				return { file: subject, rule, severity, message: occurrences[0]?.message ?? '' };
			}),
	);
}

/** Each rule with its pages and one message. */
function listed(findings: readonly Finding[]): string {
	const byRule = Map.groupBy(findings, ({ rule }) => rule);
	const lines = [...byRule].map(([rule, [first, ...more]]) => {
		return `${rule} on ${1 + more.length} (${first?.file}: ${first?.message})`;
	});
	return lines.join('; ') || 'none';
}

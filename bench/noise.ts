import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rules } from '@plumbline/core';
import { type NoiseFigures, noiseFigures } from './noise/figures.ts';
import { type AuditedFile, auditFolder } from './noise/real-pages.ts';

/**
 * How often each rule fails on real pages.
 *
 *   noise.ts FOLDER               prints a table, most frequent rule first
 *   noise.ts FOLDER --rule NAME   prints the pages on which this rule fails, with its findings
 *   noise.ts FOLDER --write       also writes bench/noise.json, which the documentation shows
 */
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		rule: { type: 'string' },
		write: { type: 'boolean', default: false },
		most: { type: 'string', default: '40' },
	},
});
const [folder] = positionals;
if (!folder) {
	console.error('Name a folder of HTML files: noise.ts FOLDER');
	process.exit(2);
}

const pages = [...auditFolder(folder)];
if (values.rule) printRule(values.rule, Number(values.most));
else printTable(noiseFigures(pages));
if (values.write) {
	const { rates, unjudged, pages: count } = noiseFigures(pages);
	const text = JSON.stringify({ pages: count, rates, unjudged }, null, '\t');
	writeFileSync(new URL('noise.json', import.meta.url), `${text}\n`);
}

function printTable(figures: NoiseFigures) {
	const { median, p90 } = figures.findingsAboveNote;
	console.log(`${figures.pages} pages, ${figures.milliseconds.toFixed(0)} ms in all`);
	console.log(`findings above note on a page: median ${median}, p90 ${p90}`);
	console.log(' findings above note');
	const known = new Map(rules.map((rule) => [rule.name, rule]));
	for (const [name, rate] of Object.entries(figures.rates)) {
		if (rate === 0) continue;
		const rule = known.get(name);
		const aboveNote = figures.ratesAboveNote[name] ?? 0;
		console.log(
			`${percent(rate)} ${percent(aboveNote)}  ${(rule?.severity ?? '').padEnd(8)} ${(rule?.class ?? '').padEnd(14)} ${name}`,
		);
	}
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`.padStart(8);
}

function printRule(name: string, most: number) {
	const failing = pages.flatMap(({ name: file, report }: AuditedFile) => {
		const result = report.rules.find((rule) => rule.name === name);
		return result && /failed|information/.test(result.status) ? [{ file, result }] : [];
	});
	console.log(`${name} on ${failing.length} of ${pages.length} pages`);
	for (const { file, result } of failing.slice(0, most)) {
		console.log(`${file}: ${result.headline} (${result.occurrenceCount})`);
		for (const { message, nodes } of result.occurrences.slice(0, 3)) {
			console.log(`    ${message} ${nodes[0]?.snippet ?? ''}`);
		}
	}
}

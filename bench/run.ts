import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chart } from './chart.ts';
import { articleAgainstYoast } from './figures/article-against-yoast.ts';
import { auditAgainstParser } from './figures/audit-against-parser.ts';
import { domCollection } from './figures/dom-collection.ts';
import type { FigureGroup } from './figures/figure.ts';
import { healthUnderLoad } from './figures/health-under-load.ts';
import { ingest } from './figures/ingest.ts';
import { keystroke } from './figures/keystroke.ts';
import { keywordExtraction } from './figures/keyword-extraction.ts';
import { livePage } from './figures/live-page.ts';
import { noInputIsSuperlinear } from './figures/no-input-is-superlinear.ts';
import { rankingsQueries } from './figures/rankings-queries.ts';
import { retainedHeap } from './figures/retained-heap.ts';
import { runningServer } from './figures/running-server.ts';
import { sitesApart } from './figures/sites-apart.ts';
import { typingInWordPress } from './figures/typing-in-wordpress.ts';
import { unchangedAnswers } from './figures/unchanged-answers.ts';

/** Add a figure: a file in `figures/` and a line here. */
const benches: readonly (readonly [name: string, run: () => FigureGroup | Promise<FigureGroup>])[] =
	[
		['audit-against-parser', auditAgainstParser],
		['article-against-yoast', articleAgainstYoast],
		['keystroke', keystroke],
		['no-input-is-superlinear', noInputIsSuperlinear],
		['retained-heap', retainedHeap],
		['dom-collection', domCollection],
		['live-page', livePage],
		['keyword-extraction', keywordExtraction],
		['ingest', ingest],
		['rankings-queries', rankingsQueries],
		['sites-apart', sitesApart],
		['running-server', runningServer],
		['unchanged-answers', unchangedAnswers],
		['health-under-load', healthUnderLoad],
		['typing-in-wordpress', typingInWordPress],
	];

const asked = process.argv.slice(2);
const groups: FigureGroup[] = [];
for (const [name, run] of benches) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	console.log(`Measuring ${name} …`);
	const group = await run();
	groups.push(group);
	print(group);
}
if (asked.length === 0) {
	writeFileSync(new URL('RESULTS.md', import.meta.url), markdown(groups));
	writeFileSync(new URL('RESULTS.svg', import.meta.url), chart(groups));
}
const missed = groups.flatMap(({ figures }) => figures).filter(({ holds }) => !holds);
console.log(missed.length === 0 ? 'Every figure holds.' : `${missed.length} figures do not hold.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function print({ figures, title }: FigureGroup) {
	console.log(title);
	for (const { aim, holds, measured, name } of figures) {
		console.log(`  ${holds ? '✓' : '✗'} ${name.padEnd(40)} ${measured.padEnd(44)} ${aim}`);
	}
}

function markdown(all: readonly FigureGroup[]): string {
	const tables = all.map(
		({ figures, method, title }) =>
			`## ${title}\n\n${method}\n\n| | measured | aim | holds |\n|---|---|---|---|\n${figures
				.map(
					({ aim, holds, measured, name }) =>
						`| ${name} | ${measured} | ${aim} | ${holds ? 'yes' : 'no'} |`,
				)
				.join('\n')}\n`,
	);
	return `# Figures\n\nWritten by \`npm run bench\`. Ratios count: both sides run in turns on the same machine (${cpus().length} cores, Node ${process.version}). Milliseconds are for orientation.\n\n![The figures as bars](RESULTS.svg)\n\n${tables.join('\n')}`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from './chart.ts';
import type { FigureGroup } from './figures/figure.ts';
import { withResults } from './results-text.ts';

/**
 * To add a figure, add a file to `figures/` and a line here. Each is imported just before it runs,
 * because imports of others may change how the engine runs everything after them.
 */
const benches: Readonly<Record<string, () => Promise<FigureGroup>>> = {
	'audit-against-parser': () =>
		import('./figures/audit-against-parser.ts').then(({ auditAgainstParser }) =>
			auditAgainstParser(),
		),
	command: () => import('./figures/command.ts').then(({ command }) => command()),
	'installed-size': () =>
		import('./figures/installed-size.ts').then(({ installedSize }) => installedSize()),
	'outputs-of-a-run': () =>
		import('./figures/outputs-of-a-run.ts').then(({ outputsOfARun }) => outputsOfARun()),
	keystroke: () => import('./figures/keystroke.ts').then(({ keystroke }) => keystroke()),
	'no-input-is-superlinear': () =>
		import('./figures/no-input-is-superlinear.ts').then(({ noInputIsSuperlinear }) =>
			noInputIsSuperlinear(),
		),
	'retained-heap': () =>
		import('./figures/retained-heap.ts').then(({ retainedHeap }) => retainedHeap()),
	'keyword-extraction': () =>
		import('./figures/keyword-extraction.ts').then(({ keywordExtraction }) => keywordExtraction()),
	'word-forms': () => import('./figures/word-forms.ts').then(({ wordForms }) => wordForms()),
	'article-against-yoast': () =>
		import('./figures/article-against-yoast.ts').then(({ articleAgainstYoast }) =>
			articleAgainstYoast(),
		),
	'dom-collection': () =>
		import('./figures/dom-collection.ts').then(({ domCollection }) => domCollection()),
	'live-page': () => import('./figures/live-page.ts').then(({ livePage }) => livePage()),
	ingest: () => import('./figures/ingest.ts').then(({ ingest }) => ingest()),
	'rankings-queries': () =>
		import('./figures/rankings-queries.ts').then(({ rankingsQueries }) => rankingsQueries()),
	'sites-apart': () => import('./figures/sites-apart.ts').then(({ sitesApart }) => sitesApart()),
	'running-server': () =>
		import('./figures/running-server.ts').then(({ runningServer }) => runningServer()),
	'unchanged-answers': () =>
		import('./figures/unchanged-answers.ts').then(({ unchangedAnswers }) => unchangedAnswers()),
	'console-at-scale': () =>
		import('./figures/console-at-scale.ts').then(({ consoleAtScale }) => consoleAtScale()),
	portfolio: () => import('./figures/portfolio.ts').then(({ portfolio }) => portfolio()),
	watch: () => import('./figures/watch.ts').then(({ watch }) => watch()),
	'did-it-work': () => import('./figures/did-it-work.ts').then(({ didItWork }) => didItWork()),
	'fair-queue': () => import('./figures/fair-queue.ts').then(({ fairQueue }) => fairQueue()),
	'health-under-load': () =>
		import('./figures/health-under-load.ts').then(({ healthUnderLoad }) => healthUnderLoad()),
	'crawl-of-a-site': () =>
		import('./figures/crawl-of-a-site.ts').then(({ crawlOfASite }) => crawlOfASite()),
	'crawl-report': () =>
		import('./figures/crawl-report.ts').then(({ crawlReport }) => crawlReport()),
	'crawl-workers': () =>
		import('./figures/crawl-workers.ts').then(({ crawlWorkers }) => crawlWorkers()),
	'typing-in-wordpress': () =>
		import('./figures/typing-in-wordpress.ts').then(({ typingInWordPress }) => typingInWordPress()),
	'tools-in-wordpress': () =>
		import('./figures/tools-in-wordpress.ts').then(({ toolsInWordPress }) => toolsInWordPress()),
};

const { positionals: asked, values } = parseArgs({
	allowPositionals: true,
	// Writes the figures that were asked for into RESULTS.md, which a whole run always does.
	options: { save: { type: 'boolean' } },
});
const groups: FigureGroup[] = [];
for (const [name, run] of Object.entries(benches)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	console.log(`Measuring ${name} …`);
	const group = await run();
	groups.push(group);
	print(group);
}
const results = new URL('RESULTS.md', import.meta.url);
const isWhole = asked.length === 0;
if (isWhole || values.save) {
	writeFileSync(results, withResults(readFileSync(results, 'utf8'), groups));
}
if (isWhole) writeFileSync(new URL('RESULTS.svg', import.meta.url), chart(groups));
const missed = groups.flatMap(({ figures }) => figures).filter(({ holds }) => !holds);
console.log(missed.length === 0 ? 'Every figure holds.' : `${missed.length} figures do not hold.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function print({ figures, title }: FigureGroup) {
	console.log(title);
	for (const { aim, holds, measured, name } of figures) {
		console.log(`  ${holds ? '✓' : '✗'} ${name.padEnd(40)} ${measured.padEnd(44)} ${aim}`);
	}
}

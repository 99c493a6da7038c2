import '../../styles/take-away.css';
import {
	type AuditedPage,
	compareSources,
	digestOf,
	type FactRow,
	factRows,
	formatCsv,
	formatJson,
	formatMarkdown,
	formatSarif,
	pageContents,
	searchPreview,
	socialCards,
	tableCsv,
	withPlaces,
} from '@plumbline/core';
import { saveFile } from '@plumbline/ui';
import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';
import { printReport } from '../../report/printed-page.ts';
import { reportAuthor } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { textsFor as takeAwayTextsFor } from '../../texts/take-away/texts.generated.ts';
import { KeepSite } from '../keep-site/keep-site.tsx';
import { nodesOf } from '../locate-by.ts';
import { usePage } from '../page-view.ts';
import { fileNameFor } from './file-name.ts';
import { pathsIn } from './paths-in.ts';

interface TakeAwayFormat {
	readonly ending: string;
	readonly type: string;
	readonly textOf: (page: AuditedPage) => string;
}

/** The export formats of an audit, the one for people first. */
const takeAwayFormats = {
	markdown: {
		ending: 'md',
		type: 'text/markdown',
		textOf: (page) => formatMarkdown([page]),
	},
	csv: { ending: 'csv', type: 'text/csv', textOf: (page) => formatCsv([page]) },
	facts: {
		ending: 'facts.csv',
		type: 'text/csv',
		textOf: ({ contents }) => (contents ? tableCsv(factRows(contents), factColumns) : ''),
	},
	json: { ending: 'json', type: 'application/json', textOf: (page) => formatJson([page]) },
	sarif: {
		ending: 'sarif',
		type: 'application/sarif+json',
		textOf: (page) => formatSarif([page], { notes: true }),
	},
} as const satisfies Readonly<Record<string, TakeAwayFormat>>;

const factColumns = (['fact', 'value'] as const).map((id) => ({
	id,
	value: (row: FactRow) => row[id],
}));

type TakeAwayName = keyof typeof takeAwayFormats;

// Object.keys widens them.
const takeAwayNames = Object.keys(takeAwayFormats) as readonly TakeAwayName[];

/** Exports the audit as a file, to the clipboard or on paper; compares it, and keeps its site. */
export function ExportScreen() {
	const { locale, texts: all } = useLanguage();
	const texts = takeAwayTextsFor(locale);
	const { facts, open, others, read, report, ruleSet, url } = usePage();
	const { served } = read.facts;
	const [author, setAuthor] = useSetting(reportAuthor);
	const [done, setDone] = useState('');

	async function pageWithTexts() {
		const { withRuleTexts } = await import('./with-rule-texts.ts');
		const tab = others.tabs.get(others.tabId);
		const second = tab?.kind === 'audited' ? tab.second : null;
		const sent = second?.url === url ? second.html : null;
		const placed =
			tab?.kind === 'audited' && !tab.isGone
				? withPlaces(report, await pathsIn(others.tabId, nodesOf(report)), sent)
				: report;
		return { subject: url, report: withRuleTexts(placed) };
	}

	// The contents of a large page are many thousands of items, so they are read only where they are
	// exported.
	const contentsFor = (name: TakeAwayName) =>
		(name === 'json' || name === 'facts') && {
			contents: {
				...pageContents(facts, ruleSet, new Date()),
				changed_by_scripts: served && compareSources(served, digestOf(read)),
			},
		};
	const textOf = async (name: TakeAwayName) =>
		takeAwayFormats[name].textOf({ ...(await pageWithTexts()), ...contentsFor(name) });
	const print = async () => printReport(await pageWithTexts());
	const printForClient = async () =>
		printReport({
			...(await pageWithTexts()),
			client: {
				name: author?.trim() ?? '',
				preview: searchPreview(facts, ruleSet),
				card: socialCards(facts)?.openGraph ?? null,
			},
		});

	async function copy(name: TakeAwayName) {
		// Pasted into a spreadsheet, the byte order mark would appear as a character.
		const text = (await textOf(name)).replace(/^\ufeff/, '');
		await navigator.clipboard.writeText(text).then(
			() => setDone(texts.copied({ format: texts.formats[name] })),
			() => setDone(all.notCopied),
		);
	}

	async function download(name: TakeAwayName) {
		const { ending, type } = takeAwayFormats[name];
		const fileName = fileNameFor(url, new Date(), ending);
		saveFile({ name: fileName, type: `${type};charset=utf-8`, content: await textOf(name) });
		setDone(texts.saved({ name: fileName }));
	}

	return (
		<>
			<h2>{all.screens.export}</h2>
			<ul class="take-away-formats">
				{takeAwayNames.map((name) => (
					<li key={name}>
						<span>
							{texts.formats[name]} <small>{texts.uses[name]}</small>
						</span>
						<button
							type="button"
							class="more"
							aria-label={texts.copyAs({ format: texts.formats[name] })}
							onClick={() => void copy(name)}
						>
							{texts.copy}
						</button>
						<button
							type="button"
							class="more"
							aria-label={texts.downloadAs({ format: texts.formats[name] })}
							onClick={() => void download(name)}
						>
							{texts.download}
						</button>
					</li>
				))}
			</ul>
			<button type="button" class="more" onClick={() => void print()}>
				{texts.print}
			</button>
			<section>
				<h2>{texts.client.title}</h2>
				<label class="client-name">
					{texts.client.name}{' '}
					<input
						type="text"
						dir="auto"
						maxLength={100}
						value={author ?? ''}
						onInput={({ currentTarget }) => void setAuthor(currentTarget.value)}
					/>
				</label>
				<button type="button" class="more" onClick={() => void printForClient()}>
					{texts.client.open}
				</button>
			</section>
			<p class="quiet-text" role="status">
				{done}
			</p>
			<button type="button" class="more" onClick={() => open('comparison')}>
				{texts.compare}
			</button>
			<KeepSite />
			<button type="button" class="more" onClick={() => void browser.runtime.openOptionsPage()}>
				{texts.options}
			</button>
		</>
	);
}

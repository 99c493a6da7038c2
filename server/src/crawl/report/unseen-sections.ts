import type { Example } from '../summary/crawl-summary.store.ts';
import { reasonText } from '../summary/reason-text.ts';
import { type Html, html, link, reportTable } from './html.ts';
import type { ReportContext } from './html-report.ts';

/** The pages that the crawl did not see, with the reason. */
export function unseenSections(context: ReportContext): Html {
	const { summary, texts } = context;
	return html`${section(context, texts.withoutPage, summary.failures)}${section(context, texts.notVisited, summary.leftOut)}`;
}

function section(
	{ locale, number, texts }: ReportContext,
	title: string,
	examples: readonly Example[],
): Html {
	if (examples.length === 0) return html``;
	const heads = [
		{ head: texts.reason },
		{ head: texts.count, isNumber: true },
		{ head: texts.example },
	];
	const rows = examples.map(({ count, example, reason }) => [
		reasonText(reason, locale),
		number(count),
		link(example),
	]);
	return html`<section><h2>${title}</h2>${reportTable(title, heads, rows)}</section>`;
}

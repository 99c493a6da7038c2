import type { Template } from '../summary/crawl-summary.store.ts';
import { urlFamily } from '../urls/url-family.ts';
import type { ReportContext } from './html-report.ts';
import { pageTypeNames } from './page-type-names.ts';
import { filled } from './report-texts.ts';

/** A name that people recognize a template by: its rank, the kind of its pages, and how their URLs look. */
export function templateName(
	{ locale, summary: { templates }, texts }: Pick<ReportContext, 'locale' | 'summary' | 'texts'>,
	shape: string,
): string {
	const index = templates.findIndex((one) => one.shape === shape);
	const template = templates[index];
	const name = filled(texts.templateName, { number: index + 1 });
	if (template === undefined) return name;
	const kind = pageTypeNames[locale][template.pageType ?? ''];
	return [name, ...(kind === undefined ? [] : [kind]), pathOf(template)].join(' · ');
}

function pathOf({ example }: Template): string {
	const url = URL.parse(example);
	return url === null ? example : urlFamily(url).replace(/0/g, 'N');
}

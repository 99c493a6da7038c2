import { textsFor } from '../../texts/texts.generated.ts';
import type { Template } from '../summary/crawl-summary.store.ts';
import { urlFamily } from '../urls/url-family.ts';
import type { ReportContext } from './html-report.ts';

/** A name that people recognize a template by: its rank, the kind of its pages, and how their URLs look. */
export function templateName(
	{ locale, summary: { templates } }: Pick<ReportContext, 'locale' | 'summary'>,
	shape: string,
): string {
	const index = templates.findIndex((one) => one.shape === shape);
	const template = templates[index];
	const { pageTypes, report } = textsFor(locale);
	const name = report.templateName({ number: index + 1 });
	if (template === undefined) return name;
	const kinds: Readonly<Record<string, string>> = pageTypes;
	const kind = kinds[template.pageType ?? ''];
	return [name, ...(kind === undefined ? [] : [kind]), pathOf(template)].join(' · ');
}

function pathOf({ example }: Template): string {
	const url = URL.parse(example);
	return url === null ? example : urlFamily(url).replace(/0/g, 'N');
}

import { type Html, html, link, reportTable } from './html.ts';
import type { ReportContext } from './html-report.ts';
import { templateName } from './template-names.ts';

const mostTemplates = 30;

export function templatesSection(context: ReportContext): Html {
	const { number, summary, texts } = context;
	const rows = summary.templates
		.slice(0, mostTemplates)
		.map((template) => [
			templateName(context, template.shape),
			number(template.pages),
			number(mostToFix(summary, template.shape)),
			link(template.example),
		]);
	const heads = [
		{ head: texts.template },
		{ head: texts.pages, isNumber: true },
		{ head: texts.toFix, isNumber: true },
		{ head: texts.example },
	];
	return html`<section><h2>${texts.templates}</h2><p class="soft">${texts.templatesIntro}</p>${reportTable(texts.templates, heads, rows)}</section>`;
}

/** The pages that the most frequent finding above note has in the template. */
function mostToFix({ findings }: ReportContext['summary'], shape: string): number {
	const serious = findings.filter(({ severity }) => severity !== 'note');
	const counts = serious.map(
		({ templates }) => templates.find((one) => one.shape === shape)?.pages ?? 0,
	);
	return Math.max(0, ...counts);
}

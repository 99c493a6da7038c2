import { reportOnPage } from '@plumbline/core/api';
import * as z from 'zod';
import { defineTool } from '../tool.ts';
import { auditAnswer, auditHead, findingItem } from './audit-answer.ts';
import { auditParameters } from './audit-html.tool.ts';

export const auditPage = defineTool({
	name: 'audit_page',
	title: 'Audit a published page',
	description:
		'Requests a page and judges whether it is right for search: indexing, title, snippet, headings, links, images, structured data, keyword. Lists what is wrong, worst first, with places and fixes.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: true,
	input: z.object({
		url: z.string().describe('Begins with https:// or http://.'),
		check_around: z
			.prefault(z.boolean(), false)
			.describe('Follows its links, its canonical and the sitemaps too. Slower.'),
		render: z
			.optional(z.enum(['auto', 'always', 'never']))
			.describe('Run its scripts first; auto: if they draw it.'),
		...auditParameters,
	}),
	head: auditHead,
	item: findingItem,
	async answer(
		{ url, keyword, geo, locale, check_around, include_notes, render, staging },
		{ client, drawsPages, now, signal },
	) {
		const report = await client.call(
			reportOnPage,
			{
				url,
				geo,
				details: true,
				...(keyword !== undefined && { keyword }),
				...(locale !== undefined && { locale }),
				...(check_around && { checks: 'site' }),
				...(staging && { environment: 'staging' }),
				...rendering(render, drawsPages),
			},
			{ signal },
		);
		return auditAnswer(report, {
			source: 'page requested now',
			now,
			geo,
			includeNotes: include_notes,
		});
	},
});

/** The parameter of the endpoint, where the call or the host wants pages to be drawn. */
export const rendering = (
	wanted: 'auto' | 'always' | 'never' | undefined,
	drawsPages: boolean,
): { readonly render?: 'auto' | 'always' | 'never' } => {
	if (wanted !== undefined) return { render: wanted };
	return drawsPages ? { render: 'auto' } : {};
};

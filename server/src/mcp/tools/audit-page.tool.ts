import { reportOnPage } from '@plumbline/core/api';
import * as z from 'zod';
import { defineTool } from '../tool.ts';
import { auditAnswer, auditHead, findingItem } from './audit-answer.ts';
import { auditParameters } from './audit-html.tool.ts';

export const auditPage = defineTool({
	name: 'audit_page',
	title: 'Audit a published page',
	description:
		'Requests a page and judges whether it is right for search: indexing, title, snippet, headings, links, images, structured data, and a keyword if one is given. Lists what is wrong, worst first, with places and fixes.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: true,
	input: z.object({
		url: z.string().describe('Begins with https:// or http://.'),
		check_around: z
			.prefault(z.boolean(), false)
			.describe('Follows its links, its canonical and the sitemaps too. Slower.'),
		...auditParameters,
	}),
	head: auditHead,
	item: findingItem,
	async answer(
		{ url, keyword, geo, locale, check_around, include_notes },
		{ client, now, signal },
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

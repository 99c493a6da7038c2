import { reportOnHtml } from '@plumbline/core/api';
import * as z from 'zod';
import { defineTool } from '../tool.ts';
import { auditAnswer, auditHead, findingItem } from './audit-answer.ts';

/** The parameters of every audit. */
export const auditParameters = {
	keyword: z.optional(z.string()).describe('The search query to be found for.'),
	geo: z.prefault(z.string(), 'us').describe('Country of the search, in two letters.'),
	locale: z.optional(z.string()).describe('en or ja.'),
	staging: z.prefault(z.boolean(), false).describe('Not for search yet.'),
	include_notes: z.prefault(z.boolean(), false).describe('Lists small improvements too.'),
};

export const auditHtml = defineTool({
	name: 'audit_html',
	title: 'Audit HTML',
	description:
		'Judges HTML, a whole document or a part, as audit_page does. Nothing is requested from the web.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		html: z.string(),
		url: z.optional(z.string()).describe('The URL that the page will have.'),
		...auditParameters,
	}),
	head: auditHead,
	item: findingItem,
	async answer(
		{ html, url, keyword, geo, locale, staging, include_notes },
		{ client, now, signal },
	) {
		const report = await client.call(
			reportOnHtml,
			{
				html,
				geo,
				details: true,
				...(url !== undefined && { url }),
				...(keyword !== undefined && { keyword }),
				...(locale !== undefined && { locale }),
				...(staging && { environment: 'staging' }),
			},
			{ signal },
		);
		return auditAnswer(report, {
			source: 'HTML from the call',
			now,
			geo,
			includeNotes: include_notes,
		});
	},
});

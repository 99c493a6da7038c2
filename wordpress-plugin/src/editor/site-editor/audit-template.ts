import type { Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { wishesOf } from '../../post/audit-wishes.ts';
import { settings } from '../../settings/settings.ts';
import { auditPage } from '../rendered-page/audit-page.ts';
import { fetchPage } from '../rendered-page/fetch-page.ts';

/** The answer of `plumbline/v1/template-posts`. */
interface TemplatePost {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	/** BCP 47 tag. */
	readonly language: string;
}

export interface AuditedTemplatePost {
	readonly post: TemplatePost;
	readonly report: Report;
}

/** Audits the pages of up to three recent posts that the template shows. */
export async function auditTemplate(
	template: string,
	signal: AbortSignal,
): Promise<readonly AuditedTemplatePost[]> {
	const path = `/plumbline/v1/template-posts?template=${encodeURIComponent(template)}`;
	const audited: AuditedTemplatePost[] = [];
	// One after the other: a site may have a single PHP process.
	for (const post of await apiFetch<readonly TemplatePost[]>({ path, signal })) {
		const { policy, userLanguage } = settings();
		const report = await auditPage(await fetchPage(post.id, { saved: true, signal }), {
			wishes: wishesOf({}, policy.dismissals),
			postLanguage: post.language,
			userLanguage,
		});
		audited.push({ post, report });
	}
	return audited;
}

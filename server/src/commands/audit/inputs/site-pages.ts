import {
	type AuditedPage,
	createSite,
	judgeOnSite,
	type PackedPage,
	type Surroundings,
} from '@plumbline/core';
import type { AuditTask } from '../../../pages/audits/audit-task.ts';
import { createKeptPages } from '../kept-pages.ts';
import type { Audited } from './audit-input.ts';

/** The pages of a site in a compact form; each can be judged once the others are known. */
export interface SitePages {
	add(page: Audited): void;
	/** In order of arrival, once: each page is let go. */
	judged(surroundings: Surroundings, options: AuditTask['options']): Generator<AuditedPage>;
}

interface KeptPage {
	readonly page: AuditedPage;
	readonly packed: PackedPage | null;
}

export function createSitePages(): SitePages {
	const site = createSite();
	const keep = createKeptPages();
	const kept: KeptPage[] = [];
	return {
		add({ report, subject, summarized }) {
			const packed = summarized && site.add(summarized);
			kept.push({ page: keep({ subject, report }), packed });
		},
		*judged(surroundings, options) {
			for (let next = kept.shift(); next !== undefined; next = kept.shift()) {
				const { packed, page } = next;
				if (packed === null) {
					yield page;
					continue;
				}
				const { report, subject } = page;
				const facts = site.factsOf(packed, surroundings);
				yield { subject, report: judgeOnSite(report, site.unpack(packed), facts, options) };
			}
		},
	};
}

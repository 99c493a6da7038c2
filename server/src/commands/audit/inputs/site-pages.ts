import {
	type AuditedPage,
	createSite,
	judgeOnSite,
	type PackedPage,
	type Surroundings,
} from '@plumbline/core';
import type { AuditTask } from '../../../pages/audits/audit-task.ts';
import { createRuleShare } from '../share-rules.ts';
import type { Audited } from './audit-input.ts';

/** The pages of a site in a compact form; each can be judged once the others are known. */
export interface SitePages {
	add(page: Audited): void;
	/** In order of arrival. */
	judged(surroundings: Surroundings, options: AuditTask['options']): Generator<AuditedPage>;
}

interface KeptPage extends AuditedPage {
	readonly packed: PackedPage | null;
}

export function createSitePages(): SitePages {
	const site = createSite();
	const share = createRuleShare();
	const kept: KeptPage[] = [];
	return {
		add({ report, subject, summarized }) {
			const packed = summarized && site.add(summarized);
			kept.push({ subject, report: share(report), packed });
		},
		*judged(surroundings, options) {
			for (const { packed, report, subject } of kept) {
				if (packed === null) {
					yield { subject, report };
					continue;
				}
				const facts = site.factsOf(packed, surroundings);
				yield { subject, report: judgeOnSite(report, site.unpack(packed), facts, options) };
			}
		},
	};
}

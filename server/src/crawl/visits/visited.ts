import type { AuditResult } from '../../pages/audits/audit-task.ts';
import type { Rendering } from '../../pages/audits/audit-url.ts';
import type { FetchFailure, Redirect } from '../../pages/fetch/fetch-outcome.ts';
import type { LeasedUrl } from '../urls/lease-urls.store.ts';
import type { ReachedPage } from './reached-pages.ts';

/** Why there is no page at a URL. */
export type VisitFailure =
	| FetchFailure
	/** The audit needs more time or memory than it is allowed. */
	| { readonly kind: 'too_complex' }
	| { readonly kind: 'too_large' }
	/** It crashed its worker several times. */
	| { readonly kind: 'gave_up' };

export type Visited =
	| {
			readonly kind: 'page';
			readonly leased: LeasedUrl;
			/** The final URL. */
			readonly url: string;
			readonly redirects: readonly Redirect[];
			readonly answerMs: number;
			readonly rendering: Rendering;
			readonly result: AuditResult;
	  }
	/** The crawl has the page there, from an earlier visit. */
	| ({ readonly kind: 'reached'; readonly leased: LeasedUrl } & ReachedPage)
	| { readonly kind: 'failed'; readonly leased: LeasedUrl; readonly failure: VisitFailure };

import { toDetails } from '../report/details.ts';
import type { AuditedPage } from './audited-page.ts';

/** The result of `savedPage`: snake case, as in the HTTP API. */
export type SavedPage = ReturnType<typeof savedPage>;

/** A page as a JSON report stores it: the detailed report as in the interface, with its subject. */
export const savedPage = ({ contents, report, subject }: AuditedPage) => ({
	subject,
	url: report.url,
	...toDetails(report),
	...(contents && { contents }),
});

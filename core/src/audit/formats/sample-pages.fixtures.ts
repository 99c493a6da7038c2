import { type AuditHtmlOptions, auditHtml } from '../../run/audit-html.ts';
import type { AuditedPage } from './audited-page.ts';

/** Two main headings, no title. */
export const breadHtml = `<!doctype html>
<html lang="en"><head></head><body>
  <h1>Bread</h1>
  <h1>Rolls</h1>
</body></html>`;

/** Page content that tries to do harm where its report is read. */
export const hostileText =
	'=cmd|"/c calc"!A1 \u001b[2J\u0007 <script>alert(1)</script> ]]> `x` **b** | @someone [a](javascript:b) "q", \u202e & end';

export const hostileHtml = `<!doctype html>
<html lang="en"><head><title>${'Bread '.repeat(4)}</title></head><body>
<h1 title='${hostileText}'>One</h1>
<h1 data-note='${hostileText}'>Two</h1>
</body></html>`;

export const auditedPage = (
	subject: string,
	html: string,
	options: Partial<AuditHtmlOptions> = {},
): AuditedPage => ({ subject, report: auditHtml(html, { geo: 'us', ...options }) });

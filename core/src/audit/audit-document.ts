import { type CollectOptions, createNodeRegistry, fromDocument } from '../page/from-document.ts';
import type { AuditOptions } from './audit-request.ts';
import { auditFacts } from './auditor.ts';
import type { Report } from './report.ts';

/** Audits a live document, reading it in slices so that nobody waits. */
export async function auditDocument(
	document: Document,
	options: AuditOptions & Partial<CollectOptions>,
): Promise<Report> {
	const registry = options.registry ?? createNodeRegistry();
	return auditFacts(await fromDocument(document, { ...options, registry }), options);
}

import { decodeHtml } from '../fetch/charset.ts';
import type { FetchedPage } from '../fetch/fetch-outcome.ts';
import { defaultLimits } from '../fetch/limits.ts';
import type { Renderer, RenderMode } from '../render/renderer.ts';
import type { Auditor } from './audit-pool.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';
import type { Rendering } from './audit-url.ts';

interface Wish {
	readonly mode: Exclude<RenderMode, 'never'>;
	/** Headers for the host of the page. */
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly signal?: AbortSignal | undefined;
}

interface RenderServices {
	readonly pool: Auditor;
	readonly renderer: Renderer;
}

/** Audits a fetched page after its scripts have run, or as it was sent where that is not needed. */
export async function auditRendered(
	{ pool, renderer }: RenderServices,
	task: AuditTask & { readonly html: { readonly kind: 'bytes' } },
	page: Omit<FetchedPage, 'body'>,
	{ headers: ownHeaders, mode, signal }: Wish,
): Promise<{ readonly result: AuditResult; readonly rendering: Rendering }> {
	const { bytes, charset: headerCharset } = task.html;
	// Decoded now, because the audit takes the bytes with it.
	const served = decodeHtml(bytes, { headerCharset, geo: task.options.geo });
	const asSent = mode === 'auto' ? await pool.run(task, signal) : null;
	if (asSent && !isDrawnByScripts(asSent)) {
		return { result: asSent, rendering: { kind: 'not_needed' } };
	}
	const { url, status, headers } = page;
	const toRender = { url, status, headers, html: served.text, ownHeaders, signal };
	const outcome = await renderer.render(toRender);
	if (outcome.kind === 'failed') {
		return { result: asSent ?? (await pool.run(task, signal)), rendering: outcome };
	}
	const result = await pool.run(
		{
			...task,
			html: { kind: 'drawn', bytes: outcome.drawn },
			mostBytes: defaultLimits.pageBytes,
			options: { ...task.options, served: served.text },
		},
		signal,
	);
	return { result: { ...result, charset: served.charset }, rendering: { kind: 'rendered' } };
}

const isDrawnByScripts = ({ report }: AuditResult) =>
	report.rules.some(({ reason }) => reason === 'drawn_by_scripts');

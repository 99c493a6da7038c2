import { dayMs } from '@plumbline/core/time';
import { isHostOf } from '../../accounts/own-host.ts';
import type { Site } from '../../accounts/sites.store.ts';
import { type PageFields, pageStateOf } from '../../changes/history/page-state.ts';
import { rememberPage } from '../../changes/history/remember-page.ts';
import type { Pace } from '../../crawl/pace/pace.ts';
import type { Database } from '../../database/open-database.ts';
import { type AuditServices, auditUrl } from '../../pages/audits/audit-url.ts';
import type { CertificateDates, ReadCertificate } from '../../pages/fetch/read-certificate.ts';
import type { WatchSettings } from '../watch-settings.ts';
import type { Look, SubjectLook } from './fault.ts';
import { lookAtAudit } from './look-at-audit.ts';
import { lookAtSitemap, lookAtSitemapsOf } from './look-at-sitemap.ts';

/** Most certificates are renewed a month before their end; those of a few days in their last third. */
const nearEndMs = 14 * dayMs;

export function lookAtCertificate(dates: CertificateDates | null, nowMs: number): Look {
	if (dates === null) return { faults: [], judged: new Set(), isPartial: true };
	const { endMs, fromMs } = dates;
	const isNear = endMs - nowMs < Math.min(nearEndMs, (endMs - fromMs) / 4);
	const detail = new Date(endMs).toISOString().slice(0, 10);
	return {
		faults: isNear ? [{ kind: 'certificate', detail }] : [],
		judged: new Set(['certificate']),
	};
}

export interface Looking {
	readonly database: Database;
	readonly services: AuditServices;
	readonly readCertificate: ReadCertificate;
	readonly site: Pick<Site, 'id' | 'domain' | 'timeZone'>;
	readonly settings: WatchSettings;
	readonly now: () => number;
	readonly pace: Pace;
	readonly signal: AbortSignal;
	/** Called before what was seen is stored, which needs none of the services. */
	readonly onLooked?: () => Promise<void>;
}

export interface SeenSubject extends SubjectLook {
	/** Only of a page that arrived. */
	readonly fields?: PageFields;
}

export const sitemapSubject = (url: string) => `sitemap ${url}`;

/** One for each host with TLS. */
export function certificateSubjects(urls: readonly string[]): readonly string[] {
	const origins = new Set(urls.map((url) => URL.parse(url)?.origin ?? ''));
	return [...origins]
		.filter((origin) => origin.startsWith('https:'))
		.map((origin) => `certificate ${origin}/`);
}

/** Pages are named by their URL, which contains no space. */
export const isPage = (subject: string) => !subject.includes(' ');

/** Null for a keyword. */
export function urlOfSubject(subject: string): string | null {
	if (isPage(subject)) return subject;
	const [kind, url = ''] = subject.split(' ', 2);
	return kind === 'rank' ? null : url;
}

export async function lookAtSubject(subject: string, looking: Looking): Promise<SeenSubject> {
	if (isPage(subject)) return lookAtPage(subject, looking);
	const [kind, url = ''] = subject.split(' ', 2);
	if (kind === 'certificate') {
		const dates = await looking.readCertificate(url);
		return { subject, url, look: lookAtCertificate(dates, looking.now()) };
	}
	const isNamed = looking.settings.pages.from === 'sitemap';
	const around = { ...looking, fetcher: looking.services.fetcher };
	const look = isNamed ? await lookAtSitemap(url, around) : await lookAtSitemapsOf(url, around);
	return { subject, url, look };
}

async function lookAtPage(
	url: string,
	{ database, now, pace, services, settings, signal, site }: Looking,
): Promise<SeenSubject> {
	await pace.turn(url, signal);
	const isOwnHost = (hostname: string) => isHostOf(hostname, [site.domain]);
	const request = { url, geo: 'us', isOwnHost, signal };
	const render = settings.render === true ? 'auto' : 'never';
	const outcome = await auditUrl(services, request, { geo: 'us' }, { wantsDigest: true, render });
	signal.throwIfAborted();
	const look = lookAtAudit(outcome);
	const seen = { subject: url, url, look };
	if (look.isPartial || outcome.kind !== 'audited' || outcome.result.digest === undefined) {
		return seen;
	}
	const { digest, report, unjudged } = outcome.result;
	const page = { report, digest, unjudged, status: outcome.page.status };
	await rememberPage(database, { ...page, site, url, seenMs: now(), madeBy: 'unknown' });
	return { ...seen, fields: pageStateOf(page).fields };
}

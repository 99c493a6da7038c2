import type { PageFacts, Report } from '@plumbline/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { createJudge, type Judge, type JudgedPage } from '../judging/judge.ts';
import { useLanguage } from '../language/language.ts';
import { judgeOptions } from '../settings/judge-options.ts';
import type { SiteMemory } from '../settings/site-memory.ts';
import { locateBy } from './locate-by.ts';
import type { AuditedTab } from './state/panel-state.ts';

export interface Audit extends Omit<JudgedPage, 'report'> {
	readonly report: Report;
	/** It is about an earlier page of the tab: the one that is there now is still being judged. */
	readonly isOutdated: boolean;
}

export interface Settings {
	readonly site: SiteMemory;
	/** The country whose rules apply when the page suggests none. */
	readonly usualGeo: string;
	/** The text language that the user chose, already loaded; empty to use the page's own. */
	readonly textLanguage: string;
}

/**
 * The audit of a page that was read; null until the first audit is done. The data for the page's
 * languages was already loaded during reading.
 */
export function useAudit(
	{ facts: read, first, second, snippets }: AuditedTab,
	{ site, usualGeo, textLanguage }: Settings,
): Audit | null {
	const { locale } = useLanguage();
	const url = read.facts.url ?? '';
	const judge = useMemo(
		() => createJudge(judgeOptions(site, { url, usualGeo, textLanguage, locale })),
		[site, url, usualGeo, textLanguage, locale],
	);
	const latest = useJudged(judge, read, first);
	const isOutdated = latest?.first !== first || latest.judged.read.facts.url !== url;
	const report = useMemo(
		() => latest?.judged.report(locateBy(snippets, second)),
		[latest, snippets, second],
	);
	return latest && report ? { ...latest.judged, report, isOutdated } : null;
}

interface Latest {
	readonly judged: JudgedPage;
	readonly first: PageFacts;
}

/** The latest judgement; an older one stays until a newer one is ready. */
function useJudged(judge: Judge, read: PageFacts, first: PageFacts): Latest | null {
	const [latest, setLatest] = useState<Latest | null>(null);
	const [fault, setFault] = useState<{ readonly cause: unknown } | null>(null);
	useEffect(() => {
		const outdated = new AbortController();
		judge(read, outdated.signal).then(
			(judged) => setLatest({ judged, first }),
			(cause) => {
				if (!outdated.signal.aborted) setFault({ cause });
			},
		);
		return () => outdated.abort();
	}, [judge, read]);
	if (fault) throw fault.cause;
	return latest;
}

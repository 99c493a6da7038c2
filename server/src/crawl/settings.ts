import type { RuleData, Severity } from '@plumbline/core';
import type { AuditTask } from '../pages/audits/audit-task.ts';
import type { Extraction } from '../pages/audits/extraction.ts';
import type { RenderMode } from '../pages/render/renderer.ts';
import type { UserAgentName } from './user-agents.ts';

/** How a site is crawled. Plain data, stored with the crawl; secrets are kept apart. */
export interface CrawlSettings {
	readonly start: string;
	/** The most pages to visit; null for all. */
	readonly most: number | null;
	/** Patterns; a URL has to match one of them, if there are any. */
	readonly include: readonly string[];
	readonly exclude: readonly string[];
	/** The most links away from the start; null for any number. */
	readonly depth: number | null;
	/** The most pages of one folder; null for any number. */
	readonly perFolder: number | null;
	/** Names of query parameters that do not change a page. */
	readonly dropParameters: readonly string[];
	readonly userAgent: UserAgentName;
	/** `report` visits pages that robots.txt disallows, for one’s own site. */
	readonly robots: 'obey' | 'report';
	/** Between two requests to a host; null for the default, which respects Crawl-delay. */
	readonly delayMs: number | null;
	/** Whether pages that only sitemaps list are visited too. */
	readonly sitemaps: boolean;
	/** URLs of a list; then no link is followed. Null for a crawl. */
	readonly list: readonly string[] | null;
	readonly render: RenderMode;
	readonly audit: AuditTask['options'];
	/** Rules to report; null for all. */
	readonly rules: readonly string[] | null;
	/** Rules to leave out. */
	readonly ignore: readonly string[];
	/** The most severe that findings of rules may be, by name. */
	readonly severities?: Readonly<Record<string, Severity>>;
	/** The project’s own rules, which every process that works on the crawl has to have. */
	readonly ownRules?: readonly RuleData[];
	/** Whether whole reports are stored, for a command that prints them; left out otherwise. */
	readonly keepsReports?: true;
	/** Values to take from each page; left out if there are none. */
	readonly extractions?: readonly Extraction[];
	/** Names of the headers that are sent to the site; their values are secret. */
	readonly headerNames: readonly string[];
}

/** Sent to the host of the start URL only, and never stored. */
export type SecretHeaders = Readonly<Record<string, string>>;

/** Two requests a second do not burden any public server. */
export const defaultDelayMs = 500;

import type { AuditedPage } from './audited-page.ts';
import { jsonText } from './json-text.ts';
import { savedPage } from './saved-page.ts';

/** The detailed reports, each as the interface gives it, with its subject. */
export const formatJson = (pages: readonly AuditedPage[]): string =>
	jsonText({ pages: pages.map(savedPage) });

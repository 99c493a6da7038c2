import type { ExportOfPage, ExportRange } from '@plumbline/core';

/** Figures of Search Console about a post, from any source. */
export interface QueryFigures extends ExportOfPage {
	/** Null if the days of the figures are unknown. */
	readonly range: ExportRange | null;
}

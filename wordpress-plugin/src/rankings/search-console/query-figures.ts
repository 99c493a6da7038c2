import type { ExportOfPage, ExportRange } from '@plumbline/core';

/** What Search Console knows of a post, wherever it comes from. */
export interface QueryFigures extends ExportOfPage {
	/** Null where it is not said which days the figures are of. */
	readonly range: ExportRange | null;
}

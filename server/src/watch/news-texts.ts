import type { FaultKind } from './fault.ts';
import type { FieldName } from './settle-fields.ts';

/** The texts of messages in one language. */
export interface NewsTexts {
	readonly testTitle: string;
	readonly testText: string;
	/** Such as “2 pages have no title”. */
	opened(fault: FaultKind, count: number): string;
	cleared(fault: FaultKind, count: number): string;
	changed(field: FieldName, count: number): string;
	worthwhile(count: number): string;
	stopped(since: string): string;
	resumed(since: string): string;
	/** After a headline. */
	moreNews(count: number): string;
	/** After the first pages. */
	morePages(count: number): string;
}

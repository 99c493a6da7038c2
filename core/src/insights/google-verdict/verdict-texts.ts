import type { InspectedPage } from './inspected-page.ts';
import type { VerdictCause } from './verdict-cause.ts';

/** A text for each cause, and for each rule of ours that explains one. */
export interface VerdictTexts {
	readonly causes: Readonly<
		Record<VerdictCause, (page: InspectedPage) => { readonly reason: string; readonly fix: string }>
	>;
	readonly rules: Readonly<Record<string, string>>;
	readonly mended: { readonly reason: string; readonly fix: string };
	readonly join: (sentences: readonly string[]) => string;
}

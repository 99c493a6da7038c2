import type { FactStore, FittedTexts, GlanceLine, PageGlance } from '@plumbline/core';
import type { Texts } from '../../../texts/panel/texts.generated.ts';
import type { ScreenName } from '../../screens/screens.ts';

/** A text of the page in the room that results have for it. */
export interface FittedLine {
	readonly shown: string;
	/** The part that results cut off. */
	readonly rest: string;
	readonly characters: string;
	/** null if it is unknown. */
	readonly width: number | null;
	readonly limit: number;
}

export interface GlanceRow<Line extends string = GlanceLine> {
	readonly line: Line;
	readonly value: string;
	/** How much of a text fits into results; null for all other values. */
	readonly fitted: FittedLine | null;
	/** The page has nothing to show here. */
	readonly isMissing: boolean;
	/**
	 * The value is text of the page, so its direction does not follow from the language of the panel.
	 */
	readonly isFromPage: boolean;
	/** The screen that shows the whole value, and its element there. */
	readonly screen: ScreenName;
	readonly target?: string;
	/** The whole value as text; empty if there is nothing to copy. */
	readonly copy: () => string;
}

export interface Given {
	readonly glance: PageGlance;
	/** null where texts are compared, not measured. */
	readonly fitted: FittedTexts | null;
	/** null where nothing is copied. */
	readonly facts: FactStore | null;
	readonly keywords: readonly string[];
	readonly texts: Texts['glance'];
	readonly locale: string;
}

/** A line with only the values that differ from those of most lines. */
export type Row = Partial<GlanceRow> & Pick<GlanceRow, 'line' | 'value' | 'screen'>;

export const missingRow = <Line extends GlanceLine>(line: Line, value: string) => ({
	line,
	value,
	isMissing: true,
});

/** For a missing value: whether the page has none, or it is unknown. */
export const noneOf = (value: unknown, { none, unknown }: Texts['glance']) =>
	value === null ? unknown : none;

export const shownNumber = (value: number, locale: string) => value.toLocaleString(locale);

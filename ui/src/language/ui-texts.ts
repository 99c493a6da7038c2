import type { MarkState } from '@plumbline/core';

type Value = string | number;

/** The texts of the controls here: the keys `ui.…` of core/src/locales. */
export interface UiTexts {
	/** The name of a button that copies. */
	readonly copy: (values: { readonly what: Value }) => string;
	/** Announced once it has copied. */
	readonly copied: (values: { readonly what: Value }) => string;
	readonly notCopied: string;
	readonly marks: Readonly<Record<MarkState, string>>;
	readonly change: {
		readonly better: (values: { readonly by: Value }) => string;
		readonly worse: (values: { readonly by: Value }) => string;
		readonly unchanged: string;
		readonly usual: (values: { readonly change: Value }) => string;
		readonly unknown: string;
	};
	readonly table: {
		readonly filter: string;
		readonly filterHint: string;
		readonly shownOf: (values: { readonly shown: Value; readonly all: Value }) => string;
		readonly nothingFits: string;
		readonly select: (values: { readonly row: Value }) => string;
		readonly selectAll: string;
		readonly allRows: string;
		readonly selectedRows: (values: { readonly count: number }) => string;
		readonly csv: (values: { readonly rows: Value }) => string;
	};
	readonly chart: {
		readonly day: string;
		readonly noValue: string;
		readonly nothing: string;
		readonly values: string;
	};
}

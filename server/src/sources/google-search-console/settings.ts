import { type SplitDimension, splitDimensions } from '@plumbline/core/api';
import { connectCommand } from '../connect-command.ts';
import { listOf, objectOf, textOf } from '../json-values.ts';
import { type Connection, SourceError } from '../source.ts';
import { type EngineFilter, engineFilter } from './engine-filter.ts';

/** The settings of a connection to Search Console, nothing secret. */
export interface SearchConsoleSettings {
	/** `sc-domain:example.com` or `https://www.example.com/`, as Search Console names it. */
	readonly property: string;
	/** Replaces all Google hosts, for tests and proxies. */
	readonly baseUrl?: string;
}

export type ReadSettings = SearchConsoleSettings & { readonly filter: EngineFilter };

export function readSettings({ settings, engineKey }: Connection): ReadSettings {
	const { property, baseUrl } = objectOf(settings);
	const filter = engineFilter(engineKey);
	if (textOf(property) === '' || filter === null) throw unreadable(engineKey);
	const address = textOf(baseUrl);
	return { property: textOf(property), filter, ...(address && { baseUrl: address }) };
}

/** The dimensions that somebody turned on in these settings. */
export function splitIn(settings: unknown): readonly SplitDimension[] {
	const chosen = listOf(objectOf(settings).split);
	return splitDimensions.filter((dimension) => chosen.includes(dimension));
}

/** The same settings with another choice. */
export function withSplit(settings: unknown, split: readonly SplitDimension[]): object {
	const { split: _, ...others } = objectOf(settings);
	return split.length === 0 ? others : { ...others, split };
}

function unreadable(engineKey: string): SourceError {
	return new SourceError(
		'refused',
		`The connection to Search Console for ${engineKey} has no property, or no engine that Search Console knows.`,
		{ remedy: `Connect it again: ${connectCommand('google-search-console')}.` },
	);
}

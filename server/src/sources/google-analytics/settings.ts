import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { type Connection, SourceError } from '../source.ts';
import { type VisitorFilter, visitorFilter } from './visitor-filter.ts';

/** What a connection to Analytics keeps, nothing secret. */
export interface AnalyticsSettings {
	/** The number of the property. */
	readonly property: string;
	/** IANA name: its days are this zone’s. */
	readonly timeZone: string;
	/** ISO 4217: its revenue is in it. */
	readonly currency: string;
	/** Stands for all of Google’s hosts; for tests and proxies. */
	readonly baseUrl?: string;
}

export type ReadSettings = AnalyticsSettings & { readonly filter: VisitorFilter };

export function readSettings({ settings, engineKey }: Connection): ReadSettings {
	const fields = objectOf(settings);
	const property = textOf(fields.property);
	const filter = visitorFilter(engineKey);
	if (property === '' || filter === null) throw unreadable(engineKey);
	const baseUrl = textOf(fields.baseUrl);
	return {
		property,
		timeZone: textOf(fields.timeZone) || 'UTC',
		currency: textOf(fields.currency),
		filter,
		...(baseUrl && { baseUrl }),
	};
}

/** The number of a property, however it was copied; null when it is something else. */
export function propertyNumber(text: string): string | null {
	return text.trim().match(/^(?:properties\/)?(\d{3,20})$/)?.[1] ?? null;
}

function unreadable(engineKey: string): SourceError {
	return new SourceError(
		'refused',
		`The connection to Google Analytics for ${engineKey} names no property, or no engine that Analytics can tell apart.`,
		{ remedy: `Connect it again: ${connectCommand('google-analytics')}.` },
	);
}

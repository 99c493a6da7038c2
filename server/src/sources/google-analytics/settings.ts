import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { type Connection, SourceError } from '../source.ts';
import { type VisitorFilter, visitorFilter } from './visitor-filter.ts';

/** The settings of a connection to Analytics, nothing secret. */
export interface AnalyticsSettings {
	/** The number of the property. */
	readonly property: string;
	/** IANA name: the property’s days are in this time zone. */
	readonly timeZone: string;
	/** ISO 4217: the currency of its revenue. */
	readonly currency: string;
	/** Replaces all Google hosts, for tests and proxies. */
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

/** The number of a property, in any form that people copy; null for anything else. */
export function propertyNumber(text: string): string | null {
	return text.trim().match(/^(?:properties\/)?(\d{3,20})$/)?.[1] ?? null;
}

function unreadable(engineKey: string): SourceError {
	return new SourceError(
		'refused',
		`The connection to Google Analytics for ${engineKey} has no property, or its engine is not one that Analytics can distinguish.`,
		{ remedy: `Connect it again: ${connectCommand('google-analytics')}.` },
	);
}

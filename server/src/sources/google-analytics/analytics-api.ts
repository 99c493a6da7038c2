import { connectCommand } from '../connect-command.ts';
import { googleAddresses } from '../google/google-addresses.ts';
import { createGoogleApi } from '../google/google-api.ts';
import { listOf, objectOf, textOf } from '../json-values.ts';
import type { SourceAccess } from '../source.ts';
import type { Api } from '../source-http.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Read-only: this code never changes a property. */
export const analyticsScope = 'https://www.googleapis.com/auth/analytics.readonly';

type Access = Pick<SourceAccess, 'credentials' | 'fetch' | 'now' | 'signal' | 'wait'>;

type Whose = Partial<Pick<AnalyticsSettings, 'property' | 'baseUrl'>>;

/** Reports of one property. */
export function createAnalyticsApi(access: Access, whose: Whose): Api {
	const { analyticsData } = googleAddresses(whose.baseUrl);
	return googleApi(access, whose, analyticsData, 'Google Analytics Data API');
}

export interface Property {
	readonly number: string;
	readonly name: string;
	readonly account: string;
}

/** All properties visible to this account. */
export async function listProperties(access: Access, whose: Whose): Promise<Property[]> {
	const { analyticsAdmin } = googleAddresses(whose.baseUrl);
	const api = googleApi(access, whose, analyticsAdmin, 'Google Analytics Admin API');
	const properties: Property[] = [];
	for (let pageToken = '', page = 0; page === 0 || pageToken !== ''; page++) {
		const query = { pageSize: '200', ...(pageToken && { pageToken }) };
		const answer = objectOf(await api.request({ path: '/v1beta/accountSummaries', query }));
		for (const account of listOf(answer.accountSummaries))
			properties.push(...propertiesOf(account));
		pageToken = textOf(answer.nextPageToken);
	}
	return properties;
}

function propertiesOf(account: unknown): Property[] {
	const { displayName, propertySummaries } = objectOf(account);
	return listOf(propertySummaries)
		.map(objectOf)
		.map((summary) => ({
			number: textOf(summary.property).replace('properties/', ''),
			name: textOf(summary.displayName),
			account: textOf(displayName),
		}));
}

function googleApi(
	access: Access,
	{ property, baseUrl }: Whose,
	address: string,
	api: string,
): Api {
	return createGoogleApi({
		access,
		addresses: googleAddresses(baseUrl),
		baseUrl: address,
		scope: analyticsScope,
		subject: {
			provider: 'Google Analytics',
			api,
			property: property === undefined ? null : `property ${property}`,
			grant: 'in Analytics, under Admin, Property access management, as Viewer',
			connect: connectCommand('google-analytics'),
		},
	});
}

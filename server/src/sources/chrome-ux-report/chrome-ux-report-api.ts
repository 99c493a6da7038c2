import { classifyByStatus } from '../classify-by-status.ts';
import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { type SourceAccess, SourceError } from '../source.ts';
import { type Api, type ApiResponse, createApi, type Verdict } from '../source-http.ts';
import { type FieldWeek, fieldWeeks } from './field-weeks.ts';

const provider = 'Chrome UX Report';
const connectAgain = `Create a key at console.cloud.google.com for the “Chrome UX Report API” and connect again: ${connectCommand('chrome-ux-report')}.`;

type Access = Pick<SourceAccess, 'credentials' | 'fetch' | 'now' | 'signal' | 'wait'>;

export interface ChromeUxReportApi {
	/** The weeks of an origin or of one page, oldest first; none if too few people visited it. */
	readonly weeksOf: (
		subject: { readonly origin: string } | { readonly url: string },
		formFactor: FormFactor,
	) => Promise<readonly FieldWeek[]>;
}

/** All kinds of devices together, or one of them. */
export const formFactors = { all: null, phone: 'PHONE', desktop: 'DESKTOP' } as const;

export type FormFactor = keyof typeof formFactors;

/** As many as Google keeps: about ten months. */
const mostWeeks = 40;

export function createChromeUxReportApi(
	access: Access,
	baseUrl = 'https://chromeuxreport.googleapis.com',
): ChromeUxReportApi {
	const apiKey = textOf(objectOf(access.credentials).apiKey);
	if (apiKey === '') {
		throw new SourceError('credentials', `The API key of the ${provider} is missing.`, {
			remedy: connectAgain,
		});
	}
	const api: Api = createApi({
		provider,
		baseUrl,
		fetch: access.fetch,
		signal: access.signal,
		...(access.wait && { wait: access.wait }),
		classify: (response) => verdictOf(response, access.now()),
	});
	return {
		weeksOf: async (subject, formFactor) => {
			const device = formFactors[formFactor];
			const answer = await api.request({
				path: '/v1/records:queryHistoryRecord',
				// In a header, so that no proxy or log has it in a URL.
				headers: { 'x-goog-api-key': apiKey },
				json: {
					...subject,
					...(device !== null && { formFactor: device }),
					metrics: metricNames,
					collectionPeriodCount: mostWeeks,
				},
				secrets: [apiKey],
			});
			return fieldWeeks(answer);
		},
	};
}

const metricNames = [
	'largest_contentful_paint',
	'interaction_to_next_paint',
	'cumulative_layout_shift',
];

function verdictOf(response: ApiResponse, nowMs: number): Verdict {
	const { message } = objectOf(objectOf(response.body).error);
	const detail = textOf(message);
	// Too few people visited that page or origin.
	if (response.status === 404 && response.isJson) return 'ok';
	if (response.status === 400 && /api key/i.test(detail)) {
		return new SourceError('credentials', `The ${provider} does not know this API key.`, {
			remedy: connectAgain,
		});
	}
	return classifyByStatus(response, { provider, detail, nowMs, credentialsRemedy: connectAgain });
}

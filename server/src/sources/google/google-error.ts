import { listOf, objectOf, textOf } from '../json-values.ts';

export interface GoogleError {
	readonly reasons: readonly string[];
	readonly message: string;
	/** Where a disabled API can be enabled. */
	readonly activationUrl: string;
}

/** Google names the reason in the older list of errors, in the newer details, or as a status. */
export function googleError(body: unknown): GoogleError {
	const error = objectOf(objectOf(body).error);
	const details = listOf(error.details).map(objectOf);
	const named = [...listOf(error.errors).map(objectOf), ...details];
	const urls = details.map(({ metadata }) => textOf(objectOf(metadata).activationUrl));
	return {
		reasons: [...named.map(({ reason }) => textOf(reason)), textOf(error.status)],
		message: textOf(error.message),
		activationUrl: urls.find((url) => url.startsWith('https://')) ?? '',
	};
}

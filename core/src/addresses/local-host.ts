import { pageAddress } from './page-address.ts';

const localNames = /(?:^|\.)(?:localhost|local|test|invalid|internal|lan|localdomain|home\.arpa)$/;
const privateAddresses =
	/^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^\[(?:::1?\]|f[cd]|fe[89ab])/;
/** Written in numbers. */
const numeric = /^(?:\[|[\d.]+$)/;
const stagingNames = /(?:^|[.-])(?:staging|stg|preprod|uat)(?:\d*)[.-]/;

/** A host that only machines nearby can reach. `dev.` and `test.` are ordinary hosts of many sites. */
export const isLocalHost = (host: string) =>
	localNames.test(host) || (numeric.test(host) && privateAddresses.test(host));

/** A host named as a place to try things before they are published. */
export const isStagingHost = (host: string) => stagingNames.test(host);

/** The page itself stands where nobody searches, so what it links to there is no mistake. */
export function isUnpublished(url: string | null): boolean {
	const parsed = pageAddress(url);
	if (!parsed) return false;
	const { hostname, protocol } = parsed;
	return protocol === 'file:' || isLocalHost(hostname) || isStagingHost(hostname);
}

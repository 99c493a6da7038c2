import { pageAddress } from './page-address.ts';

const localNames = /(?:^|\.)(?:localhost|local|test|invalid|internal|lan|localdomain|home\.arpa)$/;
const privateAddresses =
	/^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^\[(?:::1?\]|f[cd]|fe[89ab])/;
/** An IP address. */
const numeric = /^(?:\[|[\d.]+$)/;
const stagingNames = /(?:^|[.-])(?:staging|stg|preprod|uat)(?:\d*)[.-]/;

/** A host that only machines nearby can reach. `dev.` and `test.` are ordinary hosts of many sites. */
export const isLocalHost = (host: string) =>
	localNames.test(host) || (numeric.test(host) && privateAddresses.test(host));

/** A host whose name marks it as a place to test before publishing. */
export const isStagingHost = (host: string) => stagingNames.test(host);

/** The page itself is unpublished, so links to such hosts are not a mistake. */
export function isUnpublished(url: string | null): boolean {
	const parsed = pageAddress(url);
	if (!parsed) return false;
	const { hostname, protocol } = parsed;
	return protocol === 'file:' || isLocalHost(hostname) || isStagingHost(hostname);
}

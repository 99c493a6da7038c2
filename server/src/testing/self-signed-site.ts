import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Made for tests, for localhost, valid until 2126. Nobody trusts it. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUU94IciNp/oVBaHefIehxGkuSKqowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTEwNDkyOFoYDzIxMjYxMTAx
MTA0OTI4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR+GCc0RttdqEW/bdix3dN0/21GSs1hwtR2r0qWUbpDMpmcDc8RAJPj
IdvbDCpG7n9vCK9+smMQbln1ns/HIZMUo1MwUTAdBgNVHQ4EFgQUMHXvf5kNJm10
wr74gjsbzPdpk30wHwYDVR0jBBgwFoAUMHXvf5kNJm10wr74gjsbzPdpk30wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAu1H9y7NC2MWkEFZWp4ju
mzwVfpR2TUq5JEzBvGTBsxgCIQC3CkM9qTPzoSQY4qYZqhUSfeveg+hN0cxtfvYL
db2dsQ==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIaSr8Nq2ZcJFHdUt
RLeELWp5WDADG4FDzhSN0LKaXG+hRANCAAR+GCc0RttdqEW/bdix3dN0/21GSs1h
wtR2r0qWUbpDMpmcDc8RAJPjIdvbDCpG7n9vCK9+smMQbln1ns/HIZMU
-----END PRIVATE KEY-----`;

/** A site on 127.0.0.1 whose certificate no browser accepts. */
export async function selfSignedSite() {
	const server = createServer({ cert: certificate, key }, (_request, response) => {
		response.end('<title>Nobody should read this</title>');
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return { host: `127.0.0.1:${port}`, url: `https://127.0.0.1:${port}/` };
}

const everyAddress = new Set(['0.0.0.0', '::', '[::]', '']);

/** Where the server can be reached, and a warning if that is not only this machine. */
export function listeningLines(url: string, host: string): readonly string[] {
	const docs = `The API is described at ${url}/docs.`;
	if (isLoopback(host)) return [`Plumbline is listening on ${url}. ${docs}`];
	const where = everyAddress.has(host) ? `all addresses of this machine, here on ${url}` : url;
	return [
		`Plumbline is listening on ${where}. ${docs}`,
		'Others can reach it without TLS, and read the keys of requests on the way. Put a proxy that speaks TLS in front of it, or set HOST=127.0.0.1.',
	];
}

const isLoopback = (host: string) =>
	host === 'localhost' || host === '::1' || host.startsWith('127.');

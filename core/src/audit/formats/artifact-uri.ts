/** The subject as a URI reference: URLs unchanged, paths of any system percent-encoded. */
export function artifactUri(subject: string): string {
	const address = URL.parse(subject);
	if (address?.protocol === 'http:' || address?.protocol === 'https:') return address.href;
	const path = subject
		.replaceAll('\\', '/')
		.split('/')
		.map((step) => encodeURIComponent(step.toWellFormed()))
		.join('/');
	const drive = /^([A-Za-z])%3A\//.exec(path);
	if (drive) return `file:///${drive[1]}:/${path.slice(drive[0].length)}`;
	return path.startsWith('/') ? `file://${path}` : path;
}

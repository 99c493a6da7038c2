import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';

/** From now on, this process trusts the certificates of a file in addition to those of Node. */
export function trustCertificates(path: string | undefined): void {
	if (path === undefined) return;
	try {
		setDefaultCACertificates([...getCACertificates('default'), contentOf(path)]);
	} catch (cause) {
		throw usageError(
			`--ca: “${path}” cannot be used: ${fileProblem(cause)}. It needs a certificate as text (PEM).`,
			{ cause },
		);
	}
}

function contentOf(path: string): string {
	const text = readFileSync(path, 'utf8');
	if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it has no certificate');
	return text;
}

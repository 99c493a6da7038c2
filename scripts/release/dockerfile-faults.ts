import { validate } from 'dockerfile-utils';
import { readDockerfile } from '../image/read-dockerfile.ts';

/** Faults that Docker’s own validation finds, and what is unsafe in an image that strangers run. */
export function dockerfileFaults(text: string): readonly string[] {
	const { healthcheck, user } = readDockerfile(text);
	return [
		...validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
		...[...text.matchAll(/^(?:FROM|ARG \w+=)\s*(\S+)/gm)]
			.map(([, image = '']) => image)
			.filter((image) => /^[\w/.-]+(?::latest)?$/.test(image) && !image.startsWith('$'))
			.map((image) => `${image} has no version`),
		...(user === undefined || /^(?:root|0)\b/.test(user) ? ['it runs as root'] : []),
		...(healthcheck.length === 0 ? ['it has no health check'] : []),
		...(/^ADD\s/m.test(text) ? ['ADD unpacks and downloads: use COPY'] : []),
		...[...text.matchAll(/\bnpx (?:-\S+ )*(\S+)/g)]
			.filter(([, name = '']) => name.lastIndexOf('@') < 1)
			.map(([call]) => `“${call}” has no version`),
		...(/\b(?:sudo|curl|wget)\b/.test(text) ? ['sudo, curl and wget have no place in it'] : []),
	];
}

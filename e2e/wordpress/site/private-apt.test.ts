import { expect, test } from 'vitest';
import { dependenciesIn } from './private-apt.ts';

test('reads the dependencies of a package with alternatives, but without virtual packages and suggestions', () => {
	const printed = [
		'wordpress',
		' |Depends: apache2',
		'  Depends: <httpd>',
		'    nginx',
		'  Depends: libjs-cropper',
		'  Depends: php-getid3',
		'  Suggests: php-curl',
	].join('\n');

	expect(dependenciesIn(printed)).toEqual(['apache2', 'libjs-cropper', 'php-getid3']);
});

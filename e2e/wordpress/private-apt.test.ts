import { expect, test } from 'vitest';
import { dependenciesIn } from './private-apt.ts';

test('reads the packages a package depends on, alternatives included, virtual ones and suggestions not', () => {
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

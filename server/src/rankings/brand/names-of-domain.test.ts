import { expect, test } from 'vitest';
import { namesOfDomain } from './names-of-domain.ts';

test.each([
	['bakery.example', ['bakery']],
	['hearth-crumb.co.uk', ['hearth-crumb', 'hearth crumb']],
	['blog.bakery.com', ['bakery']],
	['xn--bckerei-5wa.example', ['bäckerei']],
	['bakery.example/shop', ['bakery']],
	['localhost:8080', ['localhost']],
])('%s suggests %j', (domain, names) => {
	expect(namesOfDomain(domain)).toEqual(names);
});

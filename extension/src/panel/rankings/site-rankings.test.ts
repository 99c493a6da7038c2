import { expect, test } from 'vitest';
import { engineFor } from './site-rankings.tsx';

test.each([
	['jp', ['google_us', 'google_jp__mobile'], 'google_jp__mobile'],
	['de', ['google_us', 'bing_us'], 'google_us'],
	['de', [], null],
])('for country %s and engines %s it selects %s', (geo, engines, engine) => {
	expect(engineFor(geo, engines)).toBe(engine);
});

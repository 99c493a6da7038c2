import { buildAll } from './build-packages.ts';

await buildAll();

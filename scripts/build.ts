import { build } from './build-packages.ts';

await build();

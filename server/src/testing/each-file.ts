import { afterAll } from 'vitest';
import { guardQueries } from './cluster/guard-queries.ts';
import { enterNewFolder } from './run-command.ts';

afterAll(enterNewFolder());
guardQueries();

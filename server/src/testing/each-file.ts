import { afterAll } from 'vitest';
import { enterNewFolder } from './run-command.ts';

afterAll(enterNewFolder());

import { vi } from 'vitest';

// Vitest gives up after a second, which a busy machine may take.
const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: 60_000 }) => waitFor(callback, options);

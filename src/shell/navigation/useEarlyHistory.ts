import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the page that Back or Forward led to before hydration, when the router did not listen yet. */
export function useEarlyHistory(): void {
  const router = useRouter();
  useEffect(() => {
    // `RouterProvider` has read the address again, and starts no second load.
    if (router.latestLocation.href !== router.state.location.href) void router.load();
  }, [router]);
}

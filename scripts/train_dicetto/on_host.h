// Lets `selfplay.cu` be compiled for a processor, as one block of one thread: tests compare it with `selfplay.py` where there is no GPU.
#include <cmath>
#define ON_HOST
#define __device__ static
#define __global__
#define __shared__ static
#define __launch_bounds__(threads, blocks)
#define __syncthreads()
struct Place { int x; };
static const Place threadIdx = {0}, blockDim = {1}, blockIdx = {0}, gridDim = {1};
struct alignas(16) float4 { float x, y, z, w; };
static float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static int atomicAdd(int* at, int more) { const int was = *at; *at += more; return was; }
static int atomicCAS(int* at, int old, int now) { const int was = *at; if (was == old) *at = now; return was; }
static void atomicMax(unsigned long long* at, unsigned long long value) { if (value > *at) *at = value; }
